export { PostEditorPage as Component } from './post-editor-page';
