/*
 * A small OpenTelemetry collector in a process of its own: OTLP/HTTP with JSON. Prints its port, then each span it gets as
 * a line of JSON. Plain Node, so that it starts at once.
 */
const { createServer } = require('node:http');
const { json } = require('node:stream/consumers');

const print = (line) => process.stdout.write(`${line}\n`);

const server = createServer(async (request, response) => {
  const isTraces = request.method === 'POST' && request.url === '/v1/traces';
  const { resourceSpans = [] } = isTraces ? await json(request) : {};
  for (const { resource, scopeSpans } of resourceSpans) {
    const service = resource.attributes.find(({ key }) => key === 'service.name').value.stringValue;
    for (const { traceId, spanId, parentSpanId, name } of scopeSpans.flatMap(({ spans }) => spans))
      print(JSON.stringify({ service, traceId, spanId, parentSpanId, name }));
  }
  response.writeHead(isTraces ? 200 : 404, { 'content-type': 'application/json' }).end('{}');
});
server.listen(0, 'localhost', () => print(server.address().port));
process.stdin.on('end', () => process.exit()).resume();
