import {HashtagExtension} from '@lexical/hashtag';
import {MarkExtension} from '@lexical/mark';
import {OverflowExtension} from '@lexical/overflow';
import {PlainTextExtension} from '@lexical/plain-text';
import {RichTextExtension} from '@lexical/rich-text';
import {configExtension} from 'lexical';

import {dateExtension} from '../dates/date-extension';
import {emoticonsExtension} from '../emoticons/emoticons-extension';
import {equationExtension} from '../equations/equation-extension';
import {maxLengthExtension} from '../limits/max-length-extension';
import type {Plugin} from './plugin';

/** Plugins for text. */
export const textPlugins: readonly Plugin[] = [
  {
    id: 'rich-text',
    group: 'Text',
    title: 'Rich text',
    description: 'Formats, headings, quotes, and pasting with formats.',
    source: '@lexical/rich-text: RichTextExtension',
    onByDefault: true,
    excludes: ['plain-text'],
    extensions: [
      configExtension(RichTextExtension, {
        escapeFormatTriggers: {code: {onlyAtBoundary: true, arrow: true, enter: true}},
      }),
    ],
  },
  {
    id: 'plain-text',
    group: 'Text',
    title: 'Plain text',
    description: 'Plain lines of text instead of rich text.',
    source: '@lexical/plain-text: PlainTextExtension',
    onByDefault: false,
    excludes: ['rich-text'],
    extensions: [PlainTextExtension],
  },
  {
    id: 'fonts',
    group: 'Text',
    title: 'Fonts and sizes',
    description: 'Menus that set the font and size of the selected text.',
    source: 'playground, on $patchStyleText of @lexical/selection',
    onByDefault: true,
    requires: ['rich-text'],
  },
  {
    id: 'hashtag',
    group: 'Text',
    title: 'Hashtags',
    description: 'Marks words that start with “#”.',
    source: '@lexical/hashtag: HashtagExtension',
    onByDefault: true,
    extensions: [HashtagExtension],
  },
  {
    id: 'mentions',
    group: 'Text',
    title: 'Mentions',
    description: '“@” opens a list of people; a name is deleted as a whole.',
    source: '@lexical/react: LexicalTypeaheadMenuPlugin',
    onByDefault: true,
  },
  {
    id: 'emoji',
    group: 'Text',
    title: 'Emoji by name',
    description: '“:” and two letters open a list of all emoji.',
    source: '@lexical/react: LexicalTypeaheadMenuPlugin',
    onByDefault: true,
  },
  {
    id: 'emoticons',
    group: 'Text',
    title: 'Emoticons',
    description: '“:)” and a space become 🙂; undo brings back what was typed.',
    source: 'playground, on registerUpdateListener',
    onByDefault: false,
    extensions: [emoticonsExtension],
  },
  {
    id: 'date',
    group: 'Text',
    title: 'Dates',
    description: 'A day, with or without a time, chosen in a dialog.',
    source: 'playground, on TextNode',
    onByDefault: true,
    requires: ['rich-text'],
    extensions: [dateExtension],
  },
  {
    id: 'equation',
    group: 'Text',
    title: 'Equations',
    description: 'TeX in the text, drawn by KaTeX as MathML.',
    source: 'playground, on DecoratorNode',
    onByDefault: true,
    requires: ['rich-text'],
    extensions: [equationExtension],
  },
  {
    id: 'mark',
    group: 'Text',
    title: 'Marks',
    description: 'Wraps the selection in a node with an ID, for example for comments.',
    source: '@lexical/mark: MarkExtension',
    onByDefault: true,
    extensions: [MarkExtension],
  },
  {
    id: 'character-limit',
    group: 'Text',
    title: 'Character limit',
    description: 'Counts characters and marks everything after 500.',
    source: '@lexical/overflow: OverflowExtension, LexicalCharacterLimitPlugin',
    onByDefault: false,
    // Highlighters rewrite the text of code blocks, and so remove the overflow nodes.
    excludes: ['code-prism', 'code-shiki', 'byte-limit', 'max-length'],
    extensions: [OverflowExtension],
  },
  {
    id: 'byte-limit',
    group: 'Text',
    title: 'Byte limit',
    description: 'Counts bytes (UTF-8) and marks everything after 500.',
    source: '@lexical/overflow: OverflowExtension, LexicalCharacterLimitPlugin',
    onByDefault: false,
    excludes: ['code-prism', 'code-shiki', 'max-length'],
    extensions: [OverflowExtension],
  },
  {
    id: 'max-length',
    group: 'Text',
    title: 'Maximum length',
    description: 'The document can contain up to 500 characters.',
    source: 'playground, on $trimTextContentFromAnchor of @lexical/selection',
    onByDefault: false,
    extensions: [maxLengthExtension],
  },
];
