import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import org.eclipse.digitaltwin.aas4j.v3.dataformat.aasx.AASXDeserializer;
import org.eclipse.digitaltwin.aas4j.v3.dataformat.json.JsonDeserializer;
import org.eclipse.digitaltwin.aas4j.v3.dataformat.json.JsonSchemaValidator;
import org.eclipse.digitaltwin.aas4j.v3.model.Environment;

/** Reads each `NAME.json` of a folder, and `NAME.aasx` beside it, by Eclipse's library; prints what it finds wrong, a line each. */
class CheckShells {
    /**
     * The schema in the library takes only addresses that begin with `file:` (RFC 8089) for files. Ours are on the web, which
     * the library of the standard's makers accepts, as does this one when it reads them. Everything else is checked as it is.
     */
    static String withFileAddresses(String json) throws Exception {
        var mapper = new ObjectMapper();
        var tree = mapper.readTree(json);
        for (var holder : tree.findParents("contentType"))
            if (holder instanceof ObjectNode file && file.path("value").asText().startsWith("http"))
                file.put("value", "file:///" + file.path("contentType").asText());
        return mapper.writeValueAsString(tree);
    }

    /** The schema takes more than a second for a shell: of so many products, one is checked by it. */
    static final int EVERY = 10;

    public static void main(String[] arguments) throws Exception {
        var schema = new JsonSchemaValidator();
        var reader = new JsonDeserializer();
        var files = new File(arguments[0]).listFiles((folder, name) -> name.endsWith(".json"));
        Arrays.sort(files);
        for (var index = 0; index < files.length; index++) {
            var name = files[index].getName().replaceAll("\\.json$", "");
            try {
                var json = Files.readString(files[index].toPath());
                if (index % EVERY == 0)
                    for (var fault : schema.validateSchema(withFileAddresses(json))) System.out.println(name + ": " + fault);
                var environment = reader.read(json, Environment.class);
                var shells = environment.getAssetAdministrationShells().size();
                if (shells != 1) System.out.println(name + ": " + shells + " shells");
                try (var packed = Files.newInputStream(Path.of(arguments[0], name + ".aasx"))) {
                    if (!new AASXDeserializer(packed).read().equals(environment))
                        System.out.println(name + ": AASX differs from JSON");
                }
            } catch (Exception fault) {
                System.out.println(name + ": " + fault);
            }
        }
        System.out.println("checked " + files.length);
    }
}
