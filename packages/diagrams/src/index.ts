export {diagramsPlugin as default, validateOptions} from './plugin';
export {remarkDiagrams, type DiagramsOptions} from './remark-diagrams';
export {readDiagram, type Diagram} from './read-diagram';
export {PHONE_WIDTH, SMALLEST_TEXT} from './text-sizes';
