/**
 * Many small shapes drawn with one call: an instanced quad per shape over one interleaved buffer.
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

/** One attribute of an instance: floats, or four bytes read as 0 to 1. */
export interface Field {
  readonly name: string;
  readonly floats: 0 | 3;
}

export interface BatchSource {
  readonly fields: readonly Field[];
  readonly vertexShader: string;
  readonly fragmentShader: string;
  readonly uniforms: Record<string, () => unknown>;
}

/** The corners of the quad as a triangle strip. */
const corners = new Float32Array([0, -1, 0, 1, 1, -1, 1, 1]);

export abstract class Batch {
  show = true;
  /** Turns the whole batch; without it positions are Earth-fixed. */
  model: Matrix4 | undefined;
  protected floats: Float32Array;
  protected words: Uint32Array;
  /** Words of four bytes in one instance. */
  protected readonly stride: number;
  protected count = 0;
  readonly #source: BatchSource;
  #capacity: number;
  #dirty = true;
  #buffer: Buffer | null = null;
  #command: DrawCommand | null = null;
  #program: ShaderProgram | null = null;
  #vertices: VertexArray | null = null;
  #destroyed = false;

  constructor(source: BatchSource, capacity: number) {
    this.#source = source;
    this.#capacity = capacity;
    this.stride = source.fields.reduce((sum, field) => sum + (field.floats || 1), 0);
    this.floats = new Float32Array(capacity * this.stride);
    this.words = new Uint32Array(this.floats.buffer);
  }

  /** Forgets all shapes; the memory stays. */
  clear(): void {
    this.count = 0;
    this.#dirty = true;
  }

  get length(): number {
    return this.count;
  }

  /** The offset of a new instance in `floats` and `words`. */
  protected next(): number {
    if (this.count === this.#capacity) this.#grow();
    this.#dirty = true;
    const offset = this.count * this.stride;
    this.count += 1;
    return offset;
  }

  /** Called by the scene for each frame. */
  update(frame: RenderFrame): void {
    if (!this.show || this.count === 0 || !frame.passes.render) return;
    const command = this.#prepare(frame.context);
    if (this.#dirty && this.#buffer) {
      this.#buffer.copyFromArrayView(this.floats.subarray(0, this.count * this.stride));
      this.#dirty = false;
    }
    command.instanceCount = this.count;
    command.modelMatrix = this.model;
    frame.commandList.push(command);
  }

  isDestroyed(): boolean {
    return this.#destroyed;
  }

  destroy(): void {
    this.#vertices?.destroy();
    this.#program?.destroy();
    this.#destroyed = true;
  }

  #grow(): void {
    this.#capacity *= 2;
    const floats = new Float32Array(this.#capacity * this.stride);
    // Copied as words: a colour can look like a NaN, whose bits a float copy need not keep.
    const words = new Uint32Array(floats.buffer);
    words.set(this.words);
    this.floats = floats;
    this.words = words;
    this.#vertices?.destroy();
    this.#vertices = null;
  }

  #prepare(context: RenderContext): DrawCommand {
    if (!this.#vertices) {
      this.#vertices = this.#makeVertices(context);
      this.#dirty = true;
      if (this.#command) this.#command.vertexArray = this.#vertices;
    }
    this.#command ??= this.#makeCommand(context, this.#vertices);
    return this.#command;
  }

  #makeVertices(context: RenderContext): VertexArray {
    const quad = Buffer.createVertexBuffer({
      context,
      typedArray: corners,
      usage: BufferUsage.STATIC_DRAW,
    });
    const buffer = Buffer.createVertexBuffer({
      context,
      sizeInBytes: this.floats.byteLength,
      usage: BufferUsage.DYNAMIC_DRAW,
    });
    this.#buffer = buffer;
    const attributes: VertexAttribute[] = [
      { index: 0, vertexBuffer: quad, componentsPerAttribute: 2 },
    ];
    let word = 0;
    for (const field of this.#source.fields) {
      attributes.push({
        index: attributes.length,
        vertexBuffer: buffer,
        componentsPerAttribute: field.floats || 4,
        componentDatatype: field.floats ? ComponentDatatype.FLOAT : ComponentDatatype.UNSIGNED_BYTE,
        normalize: !field.floats,
        offsetInBytes: word * 4,
        strideInBytes: this.stride * 4,
        instanceDivisor: 1,
      });
      word += field.floats || 1;
    }
    return new VertexArray({ context, attributes });
  }

  #makeCommand(context: RenderContext, vertexArray: VertexArray): DrawCommand {
    const attributeLocations: Record<string, number> = { corner: 0 };
    this.#source.fields.forEach((field, index) => {
      attributeLocations[field.name] = index + 1;
    });
    this.#program = ShaderProgram.fromCache({
      context,
      vertexShaderSource: this.#source.vertexShader,
      fragmentShaderSource: this.#source.fragmentShader,
      attributeLocations,
    });
    return new DrawCommand({
      owner: this,
      primitiveType: PrimitiveType.TRIANGLE_STRIP,
      vertexArray,
      count: 4,
      instanceCount: this.count,
      shaderProgram: this.#program,
      renderState: RenderState.fromCache({
        blending: BlendingState.ALPHA_BLEND,
        depthTest: { enabled: false },
        depthMask: false,
      }),
      uniformMap: this.#source.uniforms,
      pass: Pass.OVERLAY,
      cull: false,
    });
  }
}
