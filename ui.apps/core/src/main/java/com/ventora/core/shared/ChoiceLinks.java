package com.ventora.core.shared;

import com.day.cq.wcm.api.Page;
import java.util.Map;
import java.util.Optional;
import org.apache.sling.api.SlingHttpServletRequest;
import org.apache.sling.models.annotations.Model;
import org.apache.sling.models.annotations.injectorspecific.ScriptVariable;
import org.apache.sling.models.annotations.injectorspecific.Self;

/** A visitor's choices in addresses: a version, a page, an order, units. */
@Model(adaptables = SlingHttpServletRequest.class)
public class ChoiceLinks {

    private static final String UNITS = "units";

    /** An address of the site. */
    public record Address(boolean valid, String url) {

        public static Address of(String url) {
            return new Address(true, url);
        }
    }

    /** The same page in either system of units. */
    public record Units(Address metric, Address us) {}

    @Self
    private SlingHttpServletRequest request;

    @ScriptVariable
    private Page currentPage;

    /** The visitor's choice; the empty string if there is none. */
    public String chosen(String name) {
        return Optional.ofNullable(request.getParameter(name)).orElse("");
    }

    /** The address of the component's page, without any choices. */
    public String pageAddress() {
        return request.getResourceResolver().map(request, currentPage.getPath() + ".html");
    }

    /** A link to the same page with another choice; it jumps to an anchor and keeps the reader's units. */
    public Address to(Choices choices, String anchor) {
        var all = choices.has(UNITS) ? choices : choices.with(UNITS, units());
        return Address.of(pageAddress() + all.query() + "#" + anchor);
    }

    /** A link to another page, with only the given choices. */
    public Address from(Page page, Choices choices, String anchor) {
        return Address.of(request.getResourceResolver().map(request, page.getPath() + ".html") + choices.query() + "#" + anchor);
    }

    public Address to(Map<String, String> choices, String anchor) {
        return to(Choices.of(choices), anchor);
    }

    /** Links to the same page in either system of units, with all other choices kept. */
    public Units inUnits(Choices choices, String anchor) {
        return new Units(to(choices.with(UNITS, "metric"), anchor), to(choices.with(UNITS, "us"), anchor));
    }

    public Units units(Map<String, String> choices, String anchor) {
        return inUnits(Choices.of(choices), anchor);
    }

    /** An address in its reader's units. */
    public String inAskedUnits(String address) {
        return address + new Choices().and(UNITS, units()).query();
    }

    /** The units in the address; null if it has none. */
    public String units() {
        var units = chosen(UNITS);
        return units.equals("us") || units.equals("metric") ? units : null;
    }
}
