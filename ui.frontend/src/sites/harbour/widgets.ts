export * from '../plain/widgets';
