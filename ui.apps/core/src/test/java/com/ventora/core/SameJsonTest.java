package com.ventora.core;

import static org.apache.sling.testing.mock.caconfig.ContextPlugins.CACONFIG;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import com.adobe.cq.wcm.core.components.testing.mock.ContextPlugins;
import com.fasterxml.jackson.core.type.TypeReference;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.ventora.core.comparison.Comparison;
import com.ventora.core.comparison.Exceptions;
import com.ventora.core.platform.Site;
import io.wcm.testing.mock.aem.junit5.AemContext;
import io.wcm.testing.mock.aem.junit5.AemContextBuilder;
import io.wcm.testing.mock.aem.junit5.AemContextExtension;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.apache.sling.testing.mock.sling.ResourceResolverType;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.extension.ExtendWith;

/**
 * AEM gives the same JSON as the local server: compares the models of the Core Components and ours, over the site's own
 * content, with the output of model-json/exporter. scripts/same-json.ts writes both beforehand.
 */
@ExtendWith(AemContextExtension.class)
class SameJsonTest {

    private static final ObjectMapper JACKSON = new ObjectMapper();
    private static final Path FOLDER = Path.of(System.getProperty("same.json", "target/same-json"));

    static final AemContext CONTEXT =
        new AemContextBuilder(ResourceResolverType.NONE).plugin(ContextPlugins.CORE_COMPONENTS, CACONFIG).build();

    static Site site;

    @BeforeAll
    static void open() throws IOException {
        site = new Site(CONTEXT, FOLDER.resolve("content.json"));
    }

    @TestFactory
    Stream<DynamicTest> everyPageIsTheSame() throws IOException {
        var comparison = new Comparison(Exceptions.read(), site::typesOf);
        var pages = Files.lines(FOLDER.resolve("pages.ndjson")).map(line -> {
            var page = read(line);
            var path = page.get("path").asText();
            var choices = JACKSON.convertValue(page.get("choices"), new TypeReference<Map<String, Object>>() {});
            return dynamicTest(path + choices + page.at("/content/ref").asText(), () -> {
                var exported = site.export(path, page.get("content"), choices);
                assertEquals("", String.join("\n", comparison.differences(page.path("model"), exported.model(), exported.ordered())));
            });
        });
        var exceptions = dynamicTest(
            "every type that is said not to be compared yet does differ",
            () -> assertEquals(List.of(), comparison.superfluous()));
        return Stream.concat(pages, Stream.of(exceptions));
    }

    private static JsonNode read(String line) {
        try {
            return JACKSON.readTree(line);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
