package com.ventora.core.links;

import com.adobe.cq.wcm.core.components.commons.link.Link;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.databind.Module;
import com.fasterxml.jackson.databind.SerializerProvider;
import com.fasterxml.jackson.databind.annotation.JsonSerialize;
import com.fasterxml.jackson.databind.module.SimpleModule;
import com.fasterxml.jackson.databind.ser.std.StdSerializer;
import java.io.IOException;
import java.util.regex.Pattern;
import org.apache.sling.models.jacksonexporter.ModuleProvider;
import org.osgi.service.component.annotations.Component;

/**
 * Fixes telephone numbers in the links of all models, including Core Components' own. They decode every address as form
 * data, which turns the plus sign in `tel:+44` into a space; this puts it back. No country code begins with zero.
 */
@Component(service = ModuleProvider.class)
public final class TelephoneLinks implements ModuleProvider {

    private static final Pattern WITHOUT_PLUS = Pattern.compile("^tel: (?=[1-9])");

    /** An address as written by its author; null if there is none. */
    public static String withPlus(String address) {
        return address == null ? null : WITHOUT_PLUS.matcher(address).replaceFirst("tel:+");
    }

    @Override
    public Module getModule() {
        return new SimpleModule().setMixInAnnotation(Link.class, LinkJson.class);
    }

    /** Overrides of the JSON of a link's own class. */
    private interface LinkJson {

        @JsonSerialize(using = AddressSerializer.class)
        String getMappedURL();
    }

    private static final class AddressSerializer extends StdSerializer<String> {

        AddressSerializer() {
            super(String.class);
        }

        @Override
        public void serialize(String address, JsonGenerator json, SerializerProvider provider) throws IOException {
            json.writeString(withPlus(address));
        }
    }
}
