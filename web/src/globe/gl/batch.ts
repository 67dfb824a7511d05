/**
 * Many small shapes drawn with one call: four corners per shape over one interleaved buffer.
 *
 * Instancing would need a quarter of the memory, but rasterisers on the processor, which pages without
 * a graphics card get, take each instance as a call of its own: 20 microseconds for each hairline.
 *
 * Cesium's own collections keep an object per shape and a depth per vertex. Here a frame writes
 * plain numbers, and whether the Earth hides a fragment is worked out in the shader, so that shapes
 * lie over each other in the order of the code and those beyond the limb can be dimmed.
 */
import {
  BlendingState,
  Buffer,
  BufferUsage,
  ComponentDatatype,
  DrawCommand,
  IndexDatatype,
  type Matrix4,
  Pass,
  PrimitiveType,
  type RenderContext,
  type RenderFrame,
  RenderState,
  ShaderProgram,
  VertexArray,
  type VertexAttribute,
} from '@cesium/engine';
import type { PlaceTexture } from './placeTexture';

/** One attribute of a shape: three floats, four bytes read as 0 to 1, or two numbers of nodes. */
export interface Field {
  readonly name: string;
  readonly holds: 'position' | 'bytes' | 'nodes';
}

export interface BatchSource {
  readonly fields: readonly Field[];
  readonly vertexShader: string;
  readonly fragmentShader: string;
  readonly uniforms: Record<string, () => unknown>;
  /** Of shapes that are between nodes. */
  readonly places?: PlaceTexture;
}

/** How each is in memory: words of four bytes in a shape, and what the vertex shader gets. */
const kinds = {
  position: { words: 3, components: 3, type: ComponentDatatype.FLOAT, normalize: false },
  bytes: { words: 1, components: 4, type: ComponentDatatype.UNSIGNED_BYTE, normalize: true },
  nodes: { words: 1, components: 2, type: ComponentDatatype.UNSIGNED_SHORT, normalize: false },
};

/** The corners of a shape, and the two triangles they make. */
const corners = [0, -1, 0, 1, 1, -1, 1, 1];
const triangles = [0, 1, 2, 2, 1, 3];
const CORNERS = 4;
/** Shapes that are uploaded together when one of them has changed. */
const BLOCK = 256;

export abstract class Batch {
  show = true;
  /** Turns the whole batch; without it positions are Earth-fixed. */
  model: Matrix4 | undefined;
  protected floats: Float32Array;
  protected words: Uint32Array;
  /** Words of four bytes in one shape. */
  protected readonly stride: number;
  protected count = 0;
  private readonly source: BatchSource;
  private capacity: number;
  /** Whether all shapes are to be uploaded; else those of the blocks that are marked. */
  private dirty = true;
  private changed: Uint8Array;
  /** What is uploaded: every shape once a corner. */
  private upload: Uint32Array;
  private buffer: Buffer | null = null;
  private command: DrawCommand | null = null;
  private program: ShaderProgram | null = null;
  private vertices: VertexArray | null = null;
  private destroyed = false;

  constructor(source: BatchSource, capacity: number) {
    this.source = source;
    this.capacity = capacity;
    this.stride = source.fields.reduce((sum, field) => sum + kinds[field.holds].words, 0);
    this.floats = new Float32Array(capacity * this.stride);
    this.words = new Uint32Array(this.floats.buffer);
    this.upload = new Uint32Array(capacity * this.stride * CORNERS);
    this.changed = new Uint8Array(Math.ceil(capacity / BLOCK));
  }

  /** Forgets all shapes; the memory stays. */
  clear(): void {
    this.count = 0;
    this.dirty = true;
  }

  get length(): number {
    return this.count;
  }

  /** The offset of a new shape in `floats` and `words`. */
  protected next(): number {
    if (this.count === this.capacity) this.grow();
    this.dirty = true;
    const offset = this.count * this.stride;
    this.count += 1;
    return offset;
  }

  /** The offset of a shape that is there, to be changed alone; `count` makes a new one. */
  protected again(shape: number): number {
    if (shape >= this.count) {
      if (this.count === this.capacity) this.grow();
      this.count = shape + 1;
    }
    this.changed[Math.floor(shape / BLOCK)] = 1;
    return shape * this.stride;
  }

  /** Called by the scene for each frame. */
  update(frame: RenderFrame): void {
    if (!this.show || this.count === 0 || !frame.passes.render) return;
    this.source.places?.upload(frame.context);
    const command = this.prepare(frame.context);
    if (this.dirty) this.send(0, this.count);
    else this.sendChanged();
    this.dirty = false;
    this.changed.fill(0);
    command.count = this.count * triangles.length;
    command.modelMatrix = this.model;
    frame.commandList.push(command);
  }

  isDestroyed(): boolean {
    return this.destroyed;
  }

  destroy(): void {
    this.vertices?.destroy();
    this.program?.destroy();
    this.destroyed = true;
  }

  private grow(): void {
    this.capacity *= 2;
    const floats = new Float32Array(this.capacity * this.stride);
    // Copied as words: a colour can look like a NaN, whose bits a float copy need not keep.
    const words = new Uint32Array(floats.buffer);
    words.set(this.words);
    this.floats = floats;
    this.words = words;
    this.upload = new Uint32Array(this.capacity * this.stride * CORNERS);
    this.changed = new Uint8Array(Math.ceil(this.capacity / BLOCK));
    this.vertices?.destroy();
    this.vertices = null;
  }

  private sendChanged(): void {
    for (let block = 0; block * BLOCK < this.count; block += 1) {
      if (this.changed[block] !== 1) continue;
      this.send(block * BLOCK, Math.min(this.count, (block + 1) * BLOCK));
    }
  }

  private send(first: number, end: number): void {
    this.buffer?.copyFromArrayView(this.spread(first, end), first * this.stride * CORNERS * 4);
  }

  /** Every shape from `first` to `last` once a corner; copied as words for the same reason, each read once. */
  private spread(first: number, last: number): Uint32Array {
    const { words, stride, upload } = this;
    const end = last * stride;
    let to = 0;
    for (let from = first * stride; from < end; from += stride) {
      for (let word = from; word < from + stride; word += 1) {
        const value = words[word] as number;
        upload[to] = value;
        upload[to + stride] = value;
        upload[to + 2 * stride] = value;
        upload[to + 3 * stride] = value;
        to += 1;
      }
      to += (CORNERS - 1) * stride;
    }
    return upload.subarray(0, to);
  }

  private prepare(context: RenderContext): DrawCommand {
    if (!this.vertices) {
      this.vertices = this.makeVertices(context);
      this.dirty = true;
      if (this.command) this.command.vertexArray = this.vertices;
    }
    this.command ??= this.makeCommand(context, this.vertices);
    return this.command;
  }

  private makeVertices(context: RenderContext): VertexArray {
    const quads = new Float32Array(this.capacity * corners.length);
    const indices = new Uint32Array(this.capacity * triangles.length);
    for (let shape = 0; shape < this.capacity; shape += 1) {
      quads.set(corners, shape * corners.length);
      triangles.forEach((corner, at) => {
        indices[shape * triangles.length + at] = shape * CORNERS + corner;
      });
    }
    const quad = Buffer.createVertexBuffer({
      context,
      typedArray: quads,
      usage: BufferUsage.STATIC_DRAW,
    });
    const indexBuffer = Buffer.createIndexBuffer({
      context,
      typedArray: indices,
      usage: BufferUsage.STATIC_DRAW,
      indexDatatype: IndexDatatype.UNSIGNED_INT,
    });
    const buffer = Buffer.createVertexBuffer({
      context,
      sizeInBytes: this.upload.byteLength,
      usage: BufferUsage.DYNAMIC_DRAW,
    });
    this.buffer = buffer;
    const attributes: VertexAttribute[] = [
      { index: 0, vertexBuffer: quad, componentsPerAttribute: 2 },
    ];
    let word = 0;
    for (const field of this.source.fields) {
      const kind = kinds[field.holds];
      attributes.push({
        index: attributes.length,
        vertexBuffer: buffer,
        componentsPerAttribute: kind.components,
        componentDatatype: kind.type,
        normalize: kind.normalize,
        offsetInBytes: word * 4,
        strideInBytes: this.stride * 4,
      });
      word += kind.words;
    }
    return new VertexArray({ context, attributes, indexBuffer });
  }

  private makeCommand(context: RenderContext, vertexArray: VertexArray): DrawCommand {
    const { places, uniforms } = this.source;
    const attributeLocations: Record<string, number> = { corner: 0 };
    this.source.fields.forEach((field, index) => {
      attributeLocations[field.name] = index + 1;
    });
    this.program = ShaderProgram.fromCache({
      context,
      vertexShaderSource: this.source.vertexShader,
      fragmentShaderSource: this.source.fragmentShader,
      attributeLocations,
    });
    return new DrawCommand({
      owner: this,
      primitiveType: PrimitiveType.TRIANGLES,
      vertexArray,
      count: this.count * triangles.length,
      shaderProgram: this.program,
      renderState: RenderState.fromCache({
        blending: BlendingState.ALPHA_BLEND,
        depthTest: { enabled: false },
        depthMask: false,
      }),
      uniformMap: places ? { ...uniforms, u_places: () => places.texture } : uniforms,
      pass: Pass.OVERLAY,
      cull: false,
    });
  }
}
