export * from '../plain/migrations';
