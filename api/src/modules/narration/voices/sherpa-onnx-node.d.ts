/** The optional package has no types of its own. */
declare module 'sherpa-onnx-node' {
  const engine: import('./model-voice').SpeechEngine;
  export default engine;
}
