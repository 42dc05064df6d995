/** Prism would otherwise highlight every code element of the page as soon as it is loaded. */
Object.assign(globalThis, {Prism: {manual: true}});
