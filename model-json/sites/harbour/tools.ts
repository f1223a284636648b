export * from '../plain/tools';
