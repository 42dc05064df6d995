import {buildEditorFromExtensions} from '@lexical/extension';
import type {Doc} from 'yjs';

import {bind, createPeers, peerExtension, writeFirstContent} from './share';

export function mount(page: HTMLElement): () => void {
  const peers = createPeers();
  const createPeer = (name: string, doc: Doc) => {
    const root = document.createElement('div');
    root.contentEditable = 'true';
    root.setAttribute('role', 'textbox');
    root.setAttribute('aria-multiline', 'true');
    root.setAttribute('aria-label', name);
    page.append(root);
    const editor = buildEditorFromExtensions(peerExtension);
    editor.setRootElement(root);
    const unbind = bind(editor, doc);
    const end = (): void => {
      unbind();
      editor.dispose();
    };
    return {editor, end};
  };
  const ada = createPeer('Ada', peers.ada);
  const grace = createPeer('Grace', peers.grace);
  writeFirstContent(ada.editor);

  const button = document.createElement('button');
  button.type = 'button';
  const toggle = (): void => {
    peers.toggle();
    button.textContent = peers.isOnline() ? 'Go offline' : 'Go online';
  };
  button.addEventListener('click', toggle);
  page.append(button);
  toggle();

  return () => {
    ada.end();
    grace.end();
  };
}
