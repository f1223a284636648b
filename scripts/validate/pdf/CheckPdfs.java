import java.io.BufferedReader;
import java.io.FileInputStream;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.TreeMap;
import org.verapdf.gf.foundry.VeraGreenfieldFoundryProvider;
import org.verapdf.pdfa.Foundries;
import org.verapdf.pdfa.flavours.PDFAFlavour;
import org.verapdf.pdfa.results.TestAssertion;
import org.verapdf.pdfa.results.ValidationResult;

/**
 * Checks PDFs by veraPDF. Reads lines of a standard (ua1, 3a) and a path from its input, and prints for each a line for each rule
 * that is broken: path, clause, how often, what is wrong, the first place. All are separated by tabs. A PDF without faults gets
 * one line with its path.
 */
public final class CheckPdfs {
    private CheckPdfs() {}

    public static void main(final String[] words) throws Exception {
        VeraGreenfieldFoundryProvider.initialise();
        final BufferedReader lines = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
        for (String line = lines.readLine(); line != null; line = lines.readLine()) {
            final String[] parts = line.split("\t", 2);
            final PDFAFlavour flavour = PDFAFlavour.byFlavourId(parts[0]);
            final String path = parts[1];
            try (var file = new FileInputStream(path);
                    var parser = Foundries.defaultInstance().createParser(file, flavour);
                    var validator = Foundries.defaultInstance().createValidator(flavour, false)) {
                report(path, validator.validate(parser));
            } catch (Exception error) {
                System.out.println(String.join("\t", path, "-", "1", oneLine(String.valueOf(error)), ""));
            }
            System.out.flush();
        }
    }

    private static void report(final String path, final ValidationResult result) {
        final Map<String, Integer> counts = new TreeMap<>();
        final Map<String, String> said = new TreeMap<>();
        for (TestAssertion each : result.getTestAssertions()) {
            if (each.getStatus() != TestAssertion.Status.FAILED) continue;
            final String rule = each.getRuleId().getClause() + "-" + each.getRuleId().getTestNumber();
            counts.merge(rule, 1, Integer::sum);
            said.putIfAbsent(rule, oneLine(each.getMessage()) + "\t" + oneLine(each.getLocation().getContext()));
        }
        if (counts.isEmpty()) System.out.println(path);
        counts.forEach((rule, count) -> System.out.println(String.join("\t", path, rule, "" + count, said.get(rule))));
    }

    private static String oneLine(final String text) {
        return text == null ? "" : text.replaceAll("\\s+", " ");
    }
}
