declare module '@theme/LiveExample' {
  export {LiveExample as default} from '@lexical-documentation/live-examples';
}
