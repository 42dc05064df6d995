import type {AnyLexicalExtensionArgument} from 'lexical';

/** The groups in which the switches are shown. */
export type PluginGroup =
  | 'Text'
  | 'Blocks'
  | 'Links and pictures'
  | 'Typing'
  | 'Selection'
  | 'Clipboard and Markdown'
  | 'Announcements'
  | 'Together and inside';

/** One switch: an extension or a React plugin of Lexical, or one of the playground's own. */
export interface Plugin {
  readonly id: string;
  readonly group: PluginGroup;
  readonly title: string;
  /** One sentence: what readers notice when it's on. */
  readonly description: string;
  /** Its origin: `@lexical/table: TableExtension`, or `playground`. */
  readonly source: string;
  readonly onByDefault: boolean;
  /** Plugins that don't work together with it. Switching it on switches them off. */
  readonly excludes?: readonly string[];
  /** Plugins that it needs. Switching it on switches them on. */
  readonly requires?: readonly string[];
  /** Returns its extensions if it has any; other plugins are React components in the editor. */
  readonly extensions?: readonly AnyLexicalExtensionArgument[];
}
