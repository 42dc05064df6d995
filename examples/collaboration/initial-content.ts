import {$createHeadingNode} from '@lexical/rich-text';
import {$createParagraphNode, $createTextNode, $getRoot} from 'lexical';

/** The content that the first peer writes into an empty document. */
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
