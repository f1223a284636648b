export * from '../plain/renderer';
