export * from '../plain/page-properties';
