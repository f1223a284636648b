/* Must be imported first: React picks its build when loaded. */
process.env.NODE_ENV = 'production';
