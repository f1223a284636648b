export * from '../../plain/search/result-lists';
