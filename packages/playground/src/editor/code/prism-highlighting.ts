export {registerCodeHighlighting} from '@lexical/code-prism';
