/** Stands in for the decoders of splats and compressed meshes, 150 kB of them: no such model is drawn here. */

const unavailable = () => Promise.reject(new Error('Models with this compression are not drawn.'));

export const loadSpz = unavailable;

export const MeshoptDecoder = { supported: false, ready: Promise.resolve() };
