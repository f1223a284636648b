export * from '../plain/java-names';
