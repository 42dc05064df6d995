import {blockDecorators} from './block-decorators';
import {callPlaces} from './call-places';
import {changedCopies} from './changed-copies';
import {classBodies} from './class-bodies';
import {cloneArguments} from './clone-arguments';
import {commandAnswers} from './command-answers';
import {comparedNames} from './compared-names';
import {composerParts} from './composer-parts';
import {composers} from './composers';
import {containerParts} from './container-parts';
import {controlledStates} from './controlled-states';
import {deprecations} from './deprecations';
import {destroyedNodes} from './destroyed-nodes';
import {domWrites} from './dom-writes';
import {editableModes} from './editable-modes';
import {emptyChecks} from './empty-checks';
import {endlessUpdates} from './endless-updates';
import {everyRender} from './every-render';
import {extensionEditors} from './extension-editors';
import {fieldChanges} from './field-changes';
import {firstStates} from './first-states';
import {focusOrder} from './focus-order';
import {headlessParsers} from './headless-parsers';
import {hookOrder} from './hook-order';
import {initialStates} from './initial-states';
import {keptSelections} from './kept-selections';
import {keyCommands} from './key-commands';
import {laterReleases} from './later-releases';
import {layoutEffects} from './layout-effects';
import {lazyModules} from './lazy-modules';
import {linkAddresses} from './link-addresses';
import {literalArguments} from './literal-arguments';
import {madeInRender} from './made-in-render';
import {markdownTransformers} from './markdown-transformers';
import {menuKeys} from './menu-keys';
import {menuOptions} from './menu-options';
import {methodAnswers} from './method-answers';
import {moduleCopies} from './module-copies';
import {movedCarets} from './moved-carets';
import {nestedBlocks} from './nested-blocks';
import {nodeClasses} from './node-classes';
import {nodeContract} from './node-contract';
import {nodeCopies} from './node-copies';
import {nodeDom} from './node-dom';
import {nodeFields} from './node-fields';
import {nodeGetters} from './node-getters';
import {nodeHtml} from './node-html';
import {nodeTypes} from './node-types';
import {nodeUse} from './node-use';
import {oldStates} from './old-states';
import {pageEdits} from './page-edits';
import {providerDocuments} from './provider-documents';
import {registeredNodes} from './registered-nodes';
import {registrations} from './registrations';
import {removedNodes} from './removed-nodes';
import {renderedElements} from './rendered-elements';
import {repeatedContent} from './repeated-content';
import {replacements} from './replacements';
import {rootElements} from './root-elements';
import {rootListeners} from './root-listeners';
import {rootSiblings} from './root-siblings';
import {castPayloads} from './cast-payloads';
import {cutTexts} from './cut-texts';
import {firstCalls} from './first-calls';
import {lostAnswers} from './lost-answers';
import {ownChanges} from './own-changes';
import {parsedValues} from './parsed-values';
import {streamedDocuments} from './streamed-documents';
import {wholeDocuments} from './whole-documents';
import {bareFormats} from './bare-formats';
import {effectSelections} from './effect-selections';
import {nodeProps} from './node-props';
import {superlessMethods} from './superless-methods';
import {textReplacements} from './text-replacements';
import {elementEvents} from './element-events';
import {comparedPoints} from './compared-points';
import {objectTexts} from './object-texts';
import {internalMembers} from './internal-members';
import {badStates} from './bad-states';
import {renderedReads} from './rendered-reads';
import type {Rule} from './rule';
import {sameNames} from './same-names';
import {selectedText} from './selected-text';
import {setups} from './setups';
import {sharedDocuments} from './shared-documents';
import {staleNodes} from './stale-nodes';
import {stateParsers} from './state-parsers';
import {storedParts} from './stored-parts';
import {storedStrings} from './stored-strings';
import {styleNames} from './style-names';
import {takenEditors} from './taken-editors';
import {textTriggers} from './text-triggers';
import {themeClasses} from './theme-classes';
import {transformerBodies} from './transformer-bodies';
import {typeErrors} from './type-errors';
import {typedTests} from './typed-tests';
import {uncalledMethods} from './uncalled-methods';
import {undeclaredNames} from './undeclared-names';
import {commandsOfEditors} from './unhandled-commands';
import {unsetSelections} from './unset-selections';
import {untypedMembers} from './untyped-members';
import {updates} from './updates';

/** All rules; of two that say the same of a place, the last one counts. */
export const ALL_RULES: readonly Rule[] = [
  typeErrors,
  undeclaredNames,
  deprecations,
  laterReleases,
  callPlaces,
  nodeClasses,
  nodeFields,
  fieldChanges,
  nodeTypes,
  nodeUse,
  registeredNodes,
  composers,
  hookOrder,
  registrations,
  staleNodes,
  updates,
  endlessUpdates,
  rootListeners,
  madeInRender,
  initialStates,
  setups,
  providerDocuments,
  uncalledMethods,
  replacements,
  nodeContract,
  nodeHtml,
  nodeDom,
  nodeCopies,
  markdownTransformers,
  linkAddresses,
  rootElements,
  keyCommands,
  domWrites,
  themeClasses,
  controlledStates,
  cloneArguments,
  commandAnswers,
  destroyedNodes,
  editableModes,
  headlessParsers,
  nodeGetters,
  repeatedContent,
  selectedText,
  changedCopies,
  emptyChecks,
  everyRender,
  focusOrder,
  keptSelections,
  menuOptions,
  methodAnswers,
  movedCarets,
  nestedBlocks,
  oldStates,
  rootSiblings,
  sameNames,
  storedParts,
  styleNames,
  takenEditors,
  textTriggers,
  blockDecorators,
  classBodies,
  commandsOfEditors,
  comparedNames,
  composerParts,
  containerParts,
  extensionEditors,
  firstStates,
  layoutEffects,
  lazyModules,
  literalArguments,
  menuKeys,
  moduleCopies,
  pageEdits,
  removedNodes,
  renderedElements,
  sharedDocuments,
  stateParsers,
  storedStrings,
  transformerBodies,
  typedTests,
  unsetSelections,
  untypedMembers,
  castPayloads,
  cutTexts,
  firstCalls,
  lostAnswers,
  ownChanges,
  parsedValues,
  streamedDocuments,
  wholeDocuments,
  bareFormats,
  effectSelections,
  nodeProps,
  superlessMethods,
  textReplacements,
  elementEvents,
  comparedPoints,
  objectTexts,
  internalMembers,
  badStates,
  renderedReads,
];
