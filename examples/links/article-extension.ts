import {SelectionAlwaysOnDisplayExtension} from '@lexical/extension';
import {HistoryExtension} from '@lexical/history';
import {
  $createLinkNode,
  autoLinkEmailMatcher,
  AutoLinkExtension,
  autoLinkUrlMatcher,
  LinkExtension,
} from '@lexical/link';
import {RichTextExtension} from '@lexical/rich-text';
import {
  $createParagraphNode,
  $createTextNode,
  $getRoot,
  configExtension,
  defineExtension,
} from 'lexical';

import {isWebAddress, LinkEditorExtension} from './link-editor';

export const articleExtension = defineExtension({
  name: 'links',
  namespace: 'links',
  dependencies: [
    RichTextExtension,
    HistoryExtension,
    configExtension(LinkExtension, {
      validateUrl: isWebAddress,
      attributes: {rel: 'noreferrer'},
    }),
    configExtension(AutoLinkExtension, {
      matchers: [autoLinkUrlMatcher, autoLinkEmailMatcher],
    }),
    LinkEditorExtension,
    // The words to link stay highlighted while the focus is in the URL field.
    SelectionAlwaysOnDisplayExtension,
  ],
  theme: {
    link: 'links-link',
    text: {italic: 'links-italic', underline: 'links-underline'},
  },
  $initialEditorState: () => {
    $getRoot().append(
      $createParagraphNode().append(
        $createTextNode('Put the caret into '),
        $createLinkNode('https://lexical.dev/').append($createTextNode('this link')),
        $createTextNode(' to change where it leads.'),
      ),
      $createParagraphNode().append(
        $createTextNode('Or type a URL such as www.example.com in the text.'),
      ),
    );
  },
});
