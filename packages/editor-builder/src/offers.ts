import type {Offer} from './feature';
import type {IconName} from './tools/icons';

/** A module and the command that it exports. */
type Command = readonly [module: string, name: string];

/** Returns a button that dispatches a command. */
export function insertTool(
  icon: IconName,
  label: string,
  [module, name]: Command,
  payload: string,
): Offer {
  return {
    imports: {[module]: [name], './tools/ToolButton': ['InsertButton']},
    source: `<InsertButton
  command={${name}}
  icon="${icon}"
  label="${label}"
  payload={${payload}}
/>`,
  };
}

/** Returns an option of the menu of blocks that dispatches a command. */
export function insertOption(
  [sign, label, keywords]: readonly [sign: string, label: string, keywords: string],
  [module, name]: Command,
  payload: string,
): Offer {
  return {
    imports: {[module]: [name], './slash-menu/block-options': ['BlockOption']},
    source: `new BlockOption('${sign}', '${label}', '${keywords}', (editor) => {
  editor.dispatchCommand(${name}, ${payload});
})`,
  };
}
