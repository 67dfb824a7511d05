/** Makes the batches that the graphics card, or what stands in for it, draws. */
import type { Brushes, Lines, Marks, NodeLines, NodeMarks } from '../draw/shapes';
import { LineBatch, NodeLineBatch } from './lines';
import { MarkBatch, NodeMarkBatch } from './marks';
import { PlaceTexture } from './placeTexture';
import type { ShaderFrame } from './shading';

export class GlBrushes implements Brushes {
  private readonly frame: ShaderFrame;
  private readonly places = new PlaceTexture();

  constructor(frame: ShaderFrame) {
    this.frame = frame;
  }

  lines(capacity: number): Lines {
    return new LineBatch(this.frame, capacity);
  }

  marks(capacity: number): Marks {
    return new MarkBatch(this.frame, capacity);
  }

  nodeLines(capacity: number): NodeLines {
    return new NodeLineBatch(this.frame, this.places, capacity);
  }

  nodeMarks(capacity: number): NodeMarks {
    return new NodeMarkBatch(this.frame, this.places, capacity);
  }

  takePlaces(places: Float32Array): void {
    this.places.take(places);
  }

  destroy(): void {
    this.places.destroy();
  }
}
