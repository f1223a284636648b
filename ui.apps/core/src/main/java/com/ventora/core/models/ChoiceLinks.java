package com.ventora.core.models;

import com.day.cq.wcm.api.Page;
import java.util.Map;
import java.util.Optional;
import org.apache.sling.api.SlingHttpServletRequest;
import org.apache.sling.models.annotations.Model;
import org.apache.sling.models.annotations.injectorspecific.ScriptVariable;
import org.apache.sling.models.annotations.injectorspecific.Self;

/** What visitors choose in addresses: a version, a page, an order, their units. */
@Model(adaptables = SlingHttpServletRequest.class)
public class ChoiceLinks {

    private static final String UNITS = "units";

    /** An address of the site. */
    record Address(boolean valid, String url) {

        static Address of(String url) {
            return new Address(true, url);
        }
    }

    /** The same page in either units. */
    record Units(Address metric, Address us) {}

    @Self
    private SlingHttpServletRequest request;

    @ScriptVariable
    private Page currentPage;

    /** What the visitor chose; the empty string where nothing was chosen. */
    String chosen(String name) {
        return Optional.ofNullable(request.getParameter(name)).orElse("");
    }

    /** The address of the page that a component stands on, without anything chosen. */
    String pageAddress() {
        return request.getResourceResolver().map(request, currentPage.getPath() + ".html");
    }

    /** A link to the same page with something else chosen; it leads to an anchor, and keeps the reader's units. */
    Address to(Choices choices, String anchor) {
        var all = choices.has(UNITS) ? choices : choices.with(UNITS, units());
        return Address.of(pageAddress() + all.query() + "#" + anchor);
    }

    /** The same to another page, with nothing but what is said. */
    Address from(Page page, Choices choices, String anchor) {
        return Address.of(request.getResourceResolver().map(request, page.getPath() + ".html") + choices.query() + "#" + anchor);
    }

    Address to(Map<String, String> choices, String anchor) {
        return to(Choices.of(choices), anchor);
    }

    /** Links to the same page in either units, everything else as it was chosen. */
    Units inUnits(Choices choices, String anchor) {
        return new Units(to(choices.with(UNITS, "metric"), anchor), to(choices.with(UNITS, "us"), anchor));
    }

    Units units(Map<String, String> choices, String anchor) {
        return inUnits(Choices.of(choices), anchor);
    }

    /** An address in the units that its reader asked for. */
    String inAskedUnits(String address) {
        return address + new Choices().and(UNITS, units()).query();
    }

    /** The units that the reader asked for; null where the address does not say. */
    String units() {
        var units = chosen(UNITS);
        return units.equals("us") || units.equals("metric") ? units : null;
    }
}
