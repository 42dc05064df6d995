import {
  $create,
  $getState,
  $setState,
  createState,
  DecoratorNode,
  type DOMConversionMap,
  type DOMExportOutput,
  type EditorConfig,
  type LexicalNode,
} from 'lexical';
import type {ReactNode} from 'react';

import {isShowable} from '../../document/prepare-html';
import {ImageView} from '../images/ImageView';

const readText = {parse: (value: unknown) => (typeof value === 'string' ? value : '')};

const sourceState = createState('src', readText);
const altState = createState('alt', readText);
const widthState = createState('width', {
  parse: (value: unknown) => (typeof value === 'number' && value > 0 ? value : null),
});

const floatState = createState('float', {
  parse: (value: unknown) => (value === 'start' || value === 'end' ? value : null),
});

/** What an image is made of. */
export interface ImageContent {
  /** A data URL, or the address of an image elsewhere. */
  readonly src: string;
  /** What the image says to those who do not see it; empty for decoration. */
  readonly alt: string;
  /** CSS pixels; null leaves the image its own size, as far as there is room. */
  readonly width: number | null;
  /** The side that the image stands at while text flows around it; null leaves it in its line. */
  readonly float: 'start' | 'end' | null;
}

/** An image in a line of text. */
export class ImageNode extends DecoratorNode<ReactNode> {
  override $config() {
    return this.config('image', {
      extends: DecoratorNode,
      stateConfigs: [
        {flat: true, stateConfig: sourceState},
        {flat: true, stateConfig: altState},
        {flat: true, stateConfig: widthState},
        {flat: true, stateConfig: floatState},
      ],
    });
  }

  static override importDOM(): DOMConversionMap {
    return {
      img: () => ({conversion: $convertImage, priority: 0}),
    };
  }

  getImage(): ImageContent {
    return {
      src: $getState(this, sourceState),
      alt: $getState(this, altState),
      width: $getState(this, widthState),
      float: $getState(this, floatState),
    };
  }

  setImage({src, alt, width, float}: Partial<ImageContent>): this {
    if (src !== undefined) $setState(this, sourceState, src);
    if (alt !== undefined) $setState(this, altState, alt);
    if (width !== undefined) $setState(this, widthState, width);
    if (float !== undefined) $setState(this, floatState, float);
    return this.getWritable();
  }

  override createDOM({theme}: EditorConfig): HTMLElement {
    const element = document.createElement('span');
    if (typeof theme['image'] === 'string') element.className = theme['image'];
    this.updateDOM(this, element);
    return element;
  }

  override updateDOM(_former: this, element: HTMLElement): false {
    element.dataset['float'] = this.getImage().float ?? 'none';
    return false;
  }

  override exportDOM(): DOMExportOutput {
    const {src, alt, width, float} = this.getImage();
    const element = document.createElement('img');
    // Otherwise the browser would ask for the picture at once, on the page or not.
    element.setAttribute('loading', 'lazy');
    element.setAttribute('src', src);
    element.setAttribute('alt', alt);
    if (width !== null) element.setAttribute('width', String(width));
    // Mail programs know the two sides alone.
    if (float !== null) element.style.float = float === 'start' ? 'left' : 'right';
    return {element};
  }

  override getTextContent(): string {
    return this.getImage().alt;
  }

  override decorate(): ReactNode {
    return <ImageView nodeKey={this.getKey()} {...this.getImage()} />;
  }
}

/** Makes an image that is not yet part of a document. */
export function $createImageNode(image: Partial<ImageContent>): ImageNode {
  return $create(ImageNode).setImage(image);
}

/** Tells images from other nodes. */
export function $isImageNode(node: LexicalNode | null | undefined): node is ImageNode {
  return node instanceof ImageNode;
}

function $convertImage(element: HTMLElement): {node: LexicalNode | null} {
  const src = element.getAttribute('src') ?? '';
  if (!isShowable(src)) return {node: null};
  const width = Number.parseInt(element.getAttribute('width') ?? '', 10);
  return {
    node: $createImageNode({
      src,
      alt: element.getAttribute('alt') ?? '',
      width: Number.isFinite(width) ? width : null,
      float: floatOf(element),
    }),
  };
}

function floatOf({style}: HTMLElement): ImageContent['float'] {
  if (/left|start/.test(style.float)) return 'start';
  return /right|end/.test(style.float) ? 'end' : null;
}
