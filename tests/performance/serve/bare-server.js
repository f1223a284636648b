/* The least that Node can do: sends a file from memory. `bare-server.js PORT FILE HEADERS` */
const { readFileSync } = require('node:fs');
const { createServer } = require('node:http');

const [, , port, file, headersFile] = process.argv;
const body = readFileSync(file);
const headers = Object.entries(JSON.parse(readFileSync(headersFile, 'utf8'))).flat();

createServer((_request, response) => response.writeHead(200, headers).end(body)).listen(
  Number(port),
  '127.0.0.1',
);
