import {
  AutoEmbedOption,
  type EmbedConfig,
  LexicalAutoEmbedPlugin,
} from '@lexical/react/LexicalAutoEmbedPlugin';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import {createPortal} from 'react-dom';

import {INSERT_IMAGE_COMMAND} from '../editor/commands';
import {INSERT_EMBED_COMMAND} from '../editor/embeds/embed-extension';
import {embedOf} from '../editor/embeds/embed-providers';
import {allowPicturesOf} from '../editor/images/picture-hosts';
import uiStyles from '../ui/ui.module.css';

const IMAGE_ADDRESS = /^https?:\/\/\S+\.(png|jpe?g|gif|webp|avif|svg)(\?\S*)?$/i;

const CONFIGS: EmbedConfig[] = [
  {
    type: 'embed',
    parseUrl: (url) => (embedOf(url) ? {id: url, url} : null),
    insertNode: (editor, {url}) => {
      const embed = embedOf(url);
      if (embed) editor.dispatchCommand(INSERT_EMBED_COMMAND, embed);
    },
  },
  {
    type: 'image',
    parseUrl: (url) => (IMAGE_ADDRESS.test(url) ? {id: url, url} : null),
    insertNode: (editor, {url}) => {
      allowPicturesOf(url);
      editor.dispatchCommand(INSERT_IMAGE_COMMAND, {src: url, alt: ''});
    },
  },
];

/** Shown after a URL was pasted: readers can keep the link or embed its content. */
export function Embedding(): ReactNode {
  return (
    <LexicalAutoEmbedPlugin<EmbedConfig>
      embedConfigs={CONFIGS}
      getMenuOptions={({type}, embed, dismiss) => [
        new AutoEmbedOption('Keep the link', {onSelect: dismiss}),
        new AutoEmbedOption(type === 'image' ? 'Show the image' : 'Embed it', {
          onSelect: () => void embed(),
        }),
      ]}
      menuRenderFn={(anchorRef, {selectedIndex, options, ...menu}) =>
        anchorRef.current &&
        createPortal(
          <ul role="group" aria-label="Embed" className={uiStyles.typeahead}>
            {options.map((option, index) => (
              // The focus stays in the text, and Lexical handles the keys.
              // eslint-disable-next-line jsx-a11y/click-events-have-key-events
              <li
                key={option.key}
                ref={option.setRefElement}
                id={`typeahead-item-${index}`}
                role="option"
                tabIndex={-1}
                aria-selected={index === selectedIndex}
                className={clsx(
                  uiStyles.choice,
                  index === selectedIndex && uiStyles.active,
                )}
                onMouseEnter={() => {
                  menu.setHighlightedIndex(index);
                }}
                onClick={() => {
                  menu.selectOptionAndCleanUp(option);
                }}
              >
                {option.title}
              </li>
            ))}
          </ul>,
          anchorRef.current,
        )
      }
    />
  );
}
