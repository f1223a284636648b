export * from '../../plain/search/result-provider';
