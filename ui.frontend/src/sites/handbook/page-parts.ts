export * from '../plain/page-parts';
