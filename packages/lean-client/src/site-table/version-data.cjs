// @ts-check

/** The generated data of a docs version: the props of its root route. */
module.exports.VERSION_DATA = /[\\/]docs-\w+\.json$/;
