/* Must be imported first: React chooses when it is loaded. */
process.env.NODE_ENV = 'production';
