export * from '../plain/page-end';
