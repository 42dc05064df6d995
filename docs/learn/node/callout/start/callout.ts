import './callout.css';

import {defineExtension, ElementNode} from 'lexical';

/** A block that stands out from the text around it. */
export class CalloutNode extends ElementNode {}

/** Lets documents contain callouts. */
export const CalloutExtension = defineExtension({
  name: 'callout',
});
