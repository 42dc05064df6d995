import {
  $create,
  $getState,
  $setState,
  createState,
  DecoratorNode,
  type DOMExportOutput,
  type EditorConfig,
  isHTMLElement,
} from 'lexical';
import type {ReactNode} from 'react';

import {pageOf, videoIdOf} from './video-address';
import {VideoView} from './VideoView';

const idState = createState('videoId', {
  parse: (value) => (typeof value === 'string' ? value : ''),
});

/** A YouTube video, stored as its id. */
export class VideoNode extends DecoratorNode<ReactNode> {
  override $config() {
    return this.config('video', {
      extends: DecoratorNode,
      stateConfigs: [{flat: true, stateConfig: idState}],
      importDOM: {
        a: (element) =>
          isHTMLElement(element) && 'video' in element.dataset
            ? {conversion: $importLink, priority: 2}
            : null,
      },
    });
  }

  override createDOM({theme}: EditorConfig): HTMLElement {
    const element = document.createElement('div');
    element.className = String(theme['video']);
    return element;
  }

  override updateDOM(): false {
    return false;
  }

  override exportDOM(): DOMExportOutput {
    const link = document.createElement('a');
    link.href = pageOf(this.getVideoId());
    link.textContent = link.href;
    link.dataset['video'] = '';
    return {element: link};
  }

  override getTextContent(): string {
    return pageOf(this.getVideoId());
  }

  override decorate(): ReactNode {
    return <VideoView nodeKey={this.getKey()} id={this.getVideoId()} />;
  }

  override isInline(): false {
    return false;
  }

  getVideoId(): string {
    return $getState(this, idState);
  }
}

/** Creates a video from its id. */
export function $createVideoNode(id: string): VideoNode {
  return $setState($create(VideoNode), idState, id);
}

function $importLink(element: HTMLElement): {node: VideoNode | null} {
  const id = videoIdOf(element.getAttribute('href') ?? '');
  return {node: id === null ? null : $createVideoNode(id)};
}
