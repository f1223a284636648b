export * from '../../plain/search/figures';
