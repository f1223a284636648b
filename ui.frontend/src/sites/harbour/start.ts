export * from '../plain/start';
