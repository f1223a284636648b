export * from '../plain/feature-provider';
