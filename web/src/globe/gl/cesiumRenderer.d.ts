/** Types of the parts of Cesium's renderer that the batches use; the package exports them untyped. */
import type {
  BlendingState,
  ComponentDatatype,
  IndexDatatype,
  Matrix4,
  PixelFormat,
  PrimitiveType,
} from '@cesium/engine';

declare module '@cesium/engine' {
  /** What a scene has besides its documented members. */
  export interface Scene {
    pixelRatio: number;
    /** Runs the camera's controls; the widget calls it before each render. */
    initializeFrame(): void;
  }

  /** The corners of a tile of the ground. */
  export interface TerrainMesh {
    readonly vertices: Float32Array;
  }

  export interface HeightmapTerrainData {
    /** Builds the tile's mesh on this thread. */
    _createMeshSync(options: object): TerrainMesh;
  }

  /** The graphics context of one scene. */
  export interface RenderContext {
    readonly drawingBufferWidth: number;
    readonly drawingBufferHeight: number;
  }

  /** What a primitive's update is told about the frame. */
  export interface RenderFrame {
    readonly context: RenderContext;
    readonly commandList: DrawCommand[];
    readonly passes: { readonly render: boolean };
  }

  export enum Pass {
    OVERLAY,
  }

  export enum BufferUsage {
    STREAM_DRAW,
    STATIC_DRAW,
    DYNAMIC_DRAW,
  }

  export class Buffer {
    static createVertexBuffer(options: {
      context: RenderContext;
      typedArray?: ArrayBufferView;
      sizeInBytes?: number;
      usage: BufferUsage;
    }): Buffer;
    static createIndexBuffer(options: {
      context: RenderContext;
      typedArray: Uint32Array;
      usage: BufferUsage;
      indexDatatype: IndexDatatype;
    }): Buffer;
    copyFromArrayView(view: ArrayBufferView, offsetInBytes?: number): void;
  }

  export enum PixelDatatype {
    FLOAT,
  }

  /** How a texture is read between its texels. */
  export const Sampler: { readonly NEAREST: unknown };

  export class Texture {
    constructor(options: {
      context: RenderContext;
      width: number;
      height: number;
      pixelFormat: PixelFormat;
      pixelDatatype: PixelDatatype;
      sampler: typeof Sampler.NEAREST;
      flipY: boolean;
    });
    readonly height: number;
    copyFrom(options: {
      source: {
        readonly width: number;
        readonly height: number;
        readonly arrayBufferView: ArrayBufferView;
      };
    }): void;
    destroy(): void;
  }

  export interface VertexAttribute {
    index: number;
    vertexBuffer: Buffer;
    componentsPerAttribute: number;
    componentDatatype?: ComponentDatatype;
    normalize?: boolean;
    offsetInBytes?: number;
    strideInBytes?: number;
  }

  export class VertexArray {
    constructor(options: {
      context: RenderContext;
      attributes: VertexAttribute[];
      indexBuffer?: Buffer;
    });
    destroy(): void;
  }

  export interface RenderStateOptions {
    blending?: BlendingState;
    depthTest?: { enabled: boolean };
    depthMask?: boolean;
  }

  export class RenderState {
    readonly depthMask: boolean;
    static fromCache(options: RenderStateOptions): RenderState;
  }

  export class ShaderProgram {
    static fromCache(options: {
      context: RenderContext;
      vertexShaderSource: string;
      fragmentShaderSource: string;
      attributeLocations: Record<string, number>;
    }): ShaderProgram;
    destroy(): void;
  }

  export class DrawCommand {
    constructor(options: {
      owner: unknown;
      primitiveType: PrimitiveType;
      vertexArray: VertexArray;
      count: number;
      shaderProgram: ShaderProgram;
      renderState: RenderState;
      uniformMap: Record<string, () => unknown>;
      modelMatrix?: Matrix4;
      pass: Pass;
      cull?: boolean;
    });
    vertexArray: VertexArray;
    count: number;
    modelMatrix: Matrix4 | undefined;
  }
}
