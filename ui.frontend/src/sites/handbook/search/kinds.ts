export * from '../../plain/search/kinds';
