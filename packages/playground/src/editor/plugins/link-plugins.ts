import {
  AutoLinkExtension,
  autoLinkEmailMatcher,
  autoLinkUrlMatcher,
  ClickableLinkExtension,
  LinkExtension,
} from '@lexical/link';
import {configExtension} from 'lexical';

import {embedExtension} from '../embeds/embed-extension';
import {imageExtension} from '../images/image-extension';
import {isLinkAddress} from '../links/link-address';
import type {Plugin} from './plugin';

/** Plugins for links and embedded content. */
export const linkPlugins: readonly Plugin[] = [
  {
    id: 'link',
    group: 'Links and pictures',
    title: 'Links',
    description: 'Links with a link editor. Pasting a URL links the selected text.',
    source: '@lexical/link: LinkExtension',
    onByDefault: true,
    extensions: [configExtension(LinkExtension, {validateUrl: isLinkAddress})],
  },
  {
    id: 'auto-link',
    group: 'Links and pictures',
    title: 'Automatic links',
    description: 'Web and email addresses become links as you type them.',
    source: '@lexical/link: AutoLinkExtension',
    onByDefault: true,
    requires: ['link'],
    extensions: [
      configExtension(AutoLinkExtension, {
        matchers: [autoLinkUrlMatcher, autoLinkEmailMatcher],
      }),
    ],
  },
  {
    id: 'clickable-link',
    group: 'Links and pictures',
    title: 'Clickable links',
    description:
      'A click follows a link, into a new tab, instead of placing the caret.',
    source: '@lexical/link: ClickableLinkExtension',
    onByDefault: false,
    requires: ['link'],
    extensions: [configExtension(ClickableLinkExtension, {newTab: true})],
  },
  {
    id: 'image',
    group: 'Links and pictures',
    title: 'Images',
    description:
      'Uploaded, dropped or pasted, with alternative text, width and caption.',
    source: 'playground, on DecoratorNode',
    onByDefault: true,
    requires: ['rich-text'],
    extensions: [imageExtension],
  },
  {
    id: 'embed',
    group: 'Links and pictures',
    title: 'Embedded content',
    description:
      'YouTube videos, X posts, and Figma files, which load when you ask for them.',
    source: 'playground, on DecoratorNode',
    onByDefault: true,
    requires: ['rich-text'],
    extensions: [embedExtension],
  },
  {
    id: 'auto-embed',
    group: 'Links and pictures',
    title: 'Embedding',
    description: 'A pasted URL can become the image or video that it points to.',
    source: '@lexical/react: LexicalAutoEmbedPlugin',
    onByDefault: false,
    requires: ['link', 'auto-link', 'image', 'embed'],
  },
];
