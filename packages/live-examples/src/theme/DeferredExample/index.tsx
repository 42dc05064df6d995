export {
  DeferredExample as default,
  type DeferredExampleProps as Props,
} from '../../example/DeferredExample';
