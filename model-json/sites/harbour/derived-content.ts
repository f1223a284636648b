export * from '../plain/derived-content';
