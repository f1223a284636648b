/* The least that Node can do: sends a file from memory. `bare-server.js PORT FILE` */
const { readFileSync } = require('node:fs');
const { createServer } = require('node:http');

const [, , port, file] = process.argv;
const body = readFileSync(file);
const headers = { 'content-type': 'text/html', 'content-length': body.length };

createServer((_request, response) => response.writeHead(200, headers).end(body)).listen(
  Number(port),
  '127.0.0.1',
);
