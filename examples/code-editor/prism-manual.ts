const scope = globalThis as {Prism?: {manual?: boolean}};

// Prism would otherwise highlight every code element of the page as soon as it is loaded.
scope.Prism ??= {};
scope.Prism.manual = true;
