package com.ventora.core.platform;

import com.adobe.cq.dam.cfm.converter.ContentTypeConverter;
import com.adobe.cq.wcm.core.components.internal.services.embed.PinterestUrlProcessor;
import com.adobe.granite.license.ProductInfoProvider;
import com.adobe.granite.ui.clientlibs.HtmlLibraryManager;
import com.day.cq.wcm.foundation.forms.FormStructureHelper;
import com.day.cq.wcm.foundation.forms.FormStructureHelperFactory;
import com.day.cq.wcm.msm.api.LiveRelationshipManager;
import io.wcm.testing.mock.aem.junit5.AemContext;
import org.mockito.Mockito;

/** Services that Core Components require. Most of their answers do not affect any page. */
final class Services {

    private Services() {}

    static void register(AemContext context) {
        for (var service : new Class<?>[] {
            ContentTypeConverter.class, HtmlLibraryManager.class, LiveRelationshipManager.class, ProductInfoProvider.class
        }) {
            registerIdle(context, service);
        }
        context.registerInjectActivateService(new PinterestUrlProcessor());
        var forms = Mockito.mock(FormStructureHelperFactory.class);
        Mockito.when(forms.getFormStructureHelper(Mockito.any())).thenReturn(Mockito.mock(FormStructureHelper.class));
        context.registerService(FormStructureHelperFactory.class, forms);
    }

    private static <T> void registerIdle(AemContext context, Class<T> service) {
        context.registerService(service, Mockito.mock(service));
    }
}
