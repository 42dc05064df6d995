import {$createHeadingNode} from '@lexical/rich-text';
import {$createParagraphNode, $createTextNode, $getRoot} from 'lexical';

/** What the first peer writes into a document that nobody has written in. */
export function $createSharedNote(): void {
  $getRoot().append(
    $createHeadingNode('h2').append($createTextNode('Shared note')),
    $createParagraphNode().append(
      $createTextNode(
        'Type in either editor. Take one offline, type in both, and reconnect.',
      ),
    ),
  );
}
