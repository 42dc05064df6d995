/**
 * The one helper of tslib that `@docusaurus/utils-common` calls.
 *
 * @param {{__esModule?: boolean}} module
 */
export function __importDefault(module) {
  return module?.__esModule ? module : {default: module};
}
