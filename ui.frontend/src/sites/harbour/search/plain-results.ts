export * from '../../plain/search/plain-results';
